#pragma once

#include <string>
#include <utility>
#include <vector>

namespace otodana {

/// The date of an ID3v2 tag, which version 2.3 has in three parts: year, day, time.
class ID3v2Date {
 public:
  /// Takes the texts of a frame with a year, or with a whole date.
  void take(std::vector<std::string> texts) { dates_.push_back(std::move(texts)); }
  /// Takes a day: `DDMM`.
  void take_day(std::string text) { days_.push_back(std::move(text)); }
  /// Takes a time: `HHMM`.
  void take_time(std::string text) { times_.push_back(std::move(text)); }

  /// Puts the parts together as TagLib does, with a blank in front of the time.
  ///
  /// @param dates Where they go, in their order.
  /// @return Whether TagLib has the same.
  bool join(std::vector<std::string> &dates) {
    // Four bytes are four letters, then.
    if (!is_ascii(days_) || !is_ascii(times_)) return false;
    const bool is_one = dates_.size() == 1 && dates_[0].size() == 1 && days_.size() == 1;
    if (is_one) {
      if (!is_ascii(dates_[0])) return false;
      add_day(dates_[0][0]);
    }
    for (std::vector<std::string> &texts : dates_) {
      for (std::string &date : texts) {
        const size_t mark = date.find('T');
        if (mark != std::string::npos) date[mark] = ' ';
        dates.push_back(std::move(date));
      }
    }
    return true;
  }

 private:
  static bool is_ascii(const std::vector<std::string> &texts) {
    for (const std::string &text : texts) {
      for (char byte : text) {
        if (byte < 0) return false;
      }
    }
    return true;
  }

  void add_day(std::string &date) const {
    const std::string &day = days_[0];
    if (date.size() != 4 || day.size() != 4) return;
    date += '-' + day.substr(2, 2) + '-' + day.substr(0, 2);
    if (times_.size() != 1 || times_[0].size() != 4) return;
    date += 'T' + times_[0].substr(0, 2) + ':' + times_[0].substr(2, 2);
  }

  std::vector<std::vector<std::string>> dates_;
  std::vector<std::string> days_;
  std::vector<std::string> times_;
};

}  // namespace otodana
