import type { PanelMedia } from '../parts/media/send-file.ts'

/** A picture of the library for tests. */
export function buildMedia(part: Partial<PanelMedia> = {}): PanelMedia {
  return {
    id: 'sea',
    assetUrl: '/content/v1/site/sea/sea.jpg',
    filename: 'sea.jpg',
    contentType: 'image/jpeg',
    widthPx: 1500,
    heightPx: 1000,
    altText: '',
    focalPoint: { x: 0.5, y: 0.5 },
    colors: {
      topLeft: '336699',
      topRight: '336699',
      bottomLeft: '336699',
      bottomRight: '336699',
      center: '336699',
    },
    kind: 'picture',
    title: '',
    bytes: 200_000,
    durationMs: 0,
    address: '/content/v1/site/sea/sea.jpg',
    createdAtMs: 1,
    replacedAtMs: null,
    updatedAtMs: 2,
    useCount: 0,
    ...part,
  }
}

/** What the server answers of a file on its way. */
export function buildUpload(part: {
  readonly bytes: number
  readonly offset: number
  readonly filename?: string
}) {
  return { id: 'u1', filename: 'sea.jpg', kind: 'picture', replacesId: null, createdAtMs: 1, ...part }
}
