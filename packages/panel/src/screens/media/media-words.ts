import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { changeMediaCall, readMediaCall } from '@vitrine/contract/media/library-calls'
import { call } from '../../call/client.ts'
import type { AskedClash } from '../../parts/clash/asked-clash.ts'
import { askedMerge } from '../../parts/clash/merge-fields.ts'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { afterSave } from '../../parts/settings/after-save.ts'
import type { DraftSource } from '../../parts/settings/use-draft.ts'

/** What owners write of a file. */
export type MediaWords = Pick<PanelMedia, 'title' | 'filename' | 'altText' | 'focalPoint'>

/** What is written of a file by now. */
export function wordsOf({ title, filename, altText, focalPoint }: PanelMedia): MediaWords {
  return { title, filename, altText, focalPoint }
}

/** How what owners write of a file is read, saved, and put together with what others wrote of it. */
export const mediaSource: DraftSource<MediaWords, PanelMedia, AskedClash> = {
  draftOf: wordsOf,
  read: async ({ id }) => entryOf(await call(readMediaCall, { params: { mediaId: id } })),
  updatedAtMsOf: ({ updatedAtMs }) => updatedAtMs,
  save: async (words, { id, updatedAtMs }) =>
    entryOf(await call(changeMediaCall, { params: { mediaId: id }, body: { ...words, updatedAtMs } })),
  merge: askedMerge<MediaWords>({
    title: 'Title',
    filename: 'File name',
    altText: 'Description',
    focalPoint: 'Focal point',
  }),
  afterSave,
}

function entryOf(outcome: Outcome<ReplyOf<typeof readMediaCall>>): Outcome<PanelMedia> {
  return outcome.ok ? { ok: true, reply: outcome.reply.media } : outcome
}
