import type { MediaKind } from '@vitrine/domain/media/media-entry'

/** What kinds of files are called. */
export const kindLabels: Readonly<Record<MediaKind, string>> = {
  picture: 'Pictures',
  file: 'Files',
  audio: 'Audio',
  video: 'Video',
}

/** Which endings a chooser of files offers for each kind; the bytes have the last word. */
export const acceptedEndings: Readonly<Record<MediaKind, string>> = {
  picture: 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/tiff',
  file: '.pdf,.zip,.epub,.docx,.xlsx,.pptx,.odt,.ods,.odp,.csv,.txt,.md,.ics,.vcf,.vtt',
  audio: '.mp3,.m4a,.ogg,.wav,.flac',
  video: '.mp4,.webm',
}
