/** What a field for files says while a visitor chooses and sends them. */
export const fileFieldText = {
  sending: 'Uploading',
  sent: 'Uploaded',
  removed: 'Removed',
  cancel: 'Cancel',
  remove: 'Remove',
  again: 'Try again',
  brokeOff: 'This file could not be sent. Try again, or remove it.',
  unfinished: 'A file was not sent. Try again, or remove it.',
} as const
