#include "jpeg_error.h"

static void escape(j_common_ptr codec) {
  JpegErrors *errors = (JpegErrors *)codec->err;
  longjmp(errors->escape, 1);
}

static void stay_silent(j_common_ptr codec) { (void)codec; }

struct jpeg_error_mgr *jpeg_errors_prepare(JpegErrors *errors) {
  jpeg_std_error(&errors->manager);
  errors->manager.error_exit = escape;
  errors->manager.output_message = stay_silent;
  return &errors->manager;
}
