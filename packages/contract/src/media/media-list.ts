import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { largeBytes } from '@vitrine/domain/media/media-entry'

const kinds = [
  { value: 'picture', label: 'Picture' },
  { value: 'file', label: 'File' },
  { value: 'audio', label: 'Audio' },
  { value: 'video', label: 'Video' },
]

/** The list of the media library; sizes are in bytes. */
export const mediaList = {
  name: 'media',
  rowNames: { one: 'file', many: 'files' },
  columns: [
    { key: 'name', label: 'Name', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: kinds, isShownAtFirst: true },
    { key: 'size', label: 'Size', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'dimensions', label: 'Dimensions', kind: 'text', isShownAtFirst: true },
    { key: 'added', label: 'Added', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'used', label: 'Used', kind: 'flag', isShownAtFirst: true },
    { key: 'alt-missing', label: 'Without alt text', kind: 'flag', isShownAtFirst: true },
    { key: 'alt', label: 'Alt text', kind: 'text' },
    { key: 'address', label: 'Address', kind: 'text' },
  ],
  filters: [
    { key: 'name', label: 'Name', kind: 'text', hasWords: true },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
    { key: 'size', label: 'Size in bytes', kind: 'number' },
    { key: 'width', label: 'Width in pixels', kind: 'number' },
    { key: 'height', label: 'Height in pixels', kind: 'number' },
    { key: 'added', label: 'Added', kind: 'moment' },
    { key: 'used', label: 'Used on the site', kind: 'flag' },
    { key: 'alt-missing', label: 'Without alt text', kind: 'flag' },
  ],
  defaultSort: '-added',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'pictures', name: 'Pictures', query: 'f=kind:is:picture' },
    { key: 'files', name: 'Files', query: 'f=kind:is:file' },
    { key: 'unused', name: 'Unused', query: 'f=used:is:no' },
    { key: 'without-alt', name: 'Without alt text', query: 'f=alt-missing:is:yes' },
    { key: 'large', name: 'Larger than 2 MB', query: `f=size:gt:${largeBytes}&sort=-size` },
  ],
  acts: [{ key: 'remove', label: 'Remove for good', canUndo: false, isLoss: true }],
} as const satisfies ListDescription
