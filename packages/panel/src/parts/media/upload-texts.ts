/** What is said of files on their way (specification, section 8). */
export const uploadText = {
  unable: 'Unable to connect. Please try again',
  network: 'Network error',
  noResponse: 'No response data from job request',
  processing: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  incomplete: 'File upload failed to complete',
  upload: 'There was a problem while uploading your file.',
  rename: 'There was a problem while renaming your file.',
} as const
