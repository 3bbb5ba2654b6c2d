/// How libjpeg's errors come back as return values; shared by the reader and the writer.
#ifndef CIMAGE_JPEG_ERROR_H
#define CIMAGE_JPEG_ERROR_H

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

/// An error manager that neither prints nor exits: it jumps back to `escape`.
///
/// `manager` stays first, because libjpeg hands back a pointer to it.
typedef struct JpegErrors {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
} JpegErrors;

/// Prepares an error manager and returns what goes into the codec's `err`.
struct jpeg_error_mgr *jpeg_errors_prepare(JpegErrors *errors);

#endif
