/** A kind of file that visitors may send with a form. */
interface FormFileKind {
  /** As people read it. */
  readonly label: string
  readonly group: 'picture' | 'document' | 'recording'
  /** Endings of its names, the usual one first. */
  readonly endings: readonly string[]
}

/** The kinds that owners choose from. Nothing is among them that runs in a browser or by itself: no pages, drawings (SVG), programs or macros. */
export const formFileKinds = {
  jpeg: { label: 'JPEG', group: 'picture', endings: ['jpg', 'jpeg'] },
  png: { label: 'PNG', group: 'picture', endings: ['png'] },
  webp: { label: 'WebP', group: 'picture', endings: ['webp'] },
  gif: { label: 'GIF', group: 'picture', endings: ['gif'] },
  heic: { label: 'HEIC', group: 'picture', endings: ['heic', 'heif'] },
  pdf: { label: 'PDF', group: 'document', endings: ['pdf'] },
  txt: { label: 'Plain text', group: 'document', endings: ['txt'] },
  csv: { label: 'CSV', group: 'document', endings: ['csv'] },
  docx: { label: 'Word (docx)', group: 'document', endings: ['docx'] },
  xlsx: { label: 'Excel (xlsx)', group: 'document', endings: ['xlsx'] },
  odt: { label: 'OpenDocument text (odt)', group: 'document', endings: ['odt'] },
  ods: { label: 'OpenDocument table (ods)', group: 'document', endings: ['ods'] },
  mp3: { label: 'MP3', group: 'recording', endings: ['mp3'] },
  m4a: { label: 'M4A', group: 'recording', endings: ['m4a'] },
  wav: { label: 'WAV', group: 'recording', endings: ['wav'] },
  mp4: { label: 'MP4', group: 'recording', endings: ['mp4'] },
  webm: { label: 'WebM', group: 'recording', endings: ['webm'] },
} as const satisfies Readonly<Record<string, FormFileKind>>

/** One of the kinds. */
export type FormFileKindName = keyof typeof formFileKinds

/** The kinds that a field takes where its owner chose none. */
export const usualFileKinds: readonly FormFileKindName[] = ['jpeg', 'png', 'webp', 'heic', 'pdf']

/** Whether a text names a kind. */
export function isFileKind(name: string): name is FormFileKindName {
  return Object.hasOwn(formFileKinds, name)
}

/** All of them, in their order. */
export const allFileKinds: readonly FormFileKindName[] = Object.keys(formFileKinds).filter(isFileKind)
