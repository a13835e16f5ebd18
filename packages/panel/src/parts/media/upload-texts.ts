import { failureText } from '../../call/messages.ts'

/** What is said of files on their way (specification, section 8). */
export const uploadText = {
  unable: 'Unable to connect. Please try again',
  network: failureText.network,
  noResponse: 'No response data from job request',
  processing: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  upload: failureText.upload,
  rename: 'There was a problem while renaming your file.',
} as const
