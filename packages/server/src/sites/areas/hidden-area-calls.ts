import type { ReplyOf } from '@vitrine/contract/call'
import type { listHiddenAreasCall, moveHiddenAreaCall } from '@vitrine/contract/website/hidden-area-calls'
import { wordsOfBlocks } from '@vitrine/domain/content/block-words'
import { joinLayouts } from '@vitrine/domain/content/join-layouts'
import { blocksOf, emptyLayout, type Layout, mapBlocks } from '@vitrine/domain/content/layout'
import { formIdOf } from '@vitrine/domain/forms/form'
import { checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import { plainText } from '@vitrine/site/html/escape'
import { areasOf, namedAreas } from '@vitrine/site/templates/areas-of-template'
import { readTemplate } from '@vitrine/site/templates/template-of-folder'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { saveLayout } from '../../website/save-layout.ts'
import { panelLanguageOf } from '../../words/panel-words.ts'
import { readFilledAreas } from './filled-areas.ts'

type HiddenAreas = ReplyOf<typeof listHiddenAreasCall>

/** Answers what stands in areas that no page shows in the template that the site wears. */
export async function getHiddenAreas(
  exchange: Exchange<typeof listHiddenAreasCall>,
): Promise<AnswerTo<typeof listHiddenAreasCall>> {
  return reply(await readHiddenAreas(exchange))
}

/** Moves the blocks of such an area beneath those of one that is shown. */
export async function postHiddenAreaMove(
  exchange: Exchange<typeof moveHiddenAreaCall>,
): Promise<AnswerTo<typeof moveHiddenAreaCall>> {
  const { params, body, store, account, services } = exchange
  const { areas, targets } = await readHiddenAreas(exchange)
  const isMovable = areas.some(({ id }) => id === params.areaId) && targets.some(({ id }) => id === body.to)
  if (!isMovable) return refuse('not-found', notFoundText)
  const from = { kind: 'field', id: params.areaId } as const
  const to = { kind: 'field', id: body.to } as const
  const mayWriteCode = account?.roles.includes('admin') ?? false
  const refusal = await store.transaction(async (tables) => {
    const [source, target] = [await tables.layouts.find(from), await tables.layouts.find(to)]
    // Somebody else moved it just now.
    if (!source || blocksOf(source.layout).length === 0) return null
    const input = joinLayouts(target?.layout ?? emptyLayout, withFormIds(source.layout, from.id))
    const nowMs = services.clock()
    // First where they come to: a form that stands there is not left without a place.
    const saved = await saveLayout(tables, to, { input, known: target, mayWriteCode, nowMs })
    if (!saved.ok) return refuse('fields-wrong', Object.values(saved.errors)[0] ?? checkFieldsText)
    await saveLayout(tables, from, { input: emptyLayout, known: source, mayWriteCode, nowMs })
    const summary = `Moved the blocks of the area ${from.id} to ${to.id}`
    await recordAuditEntry(tables, exchange, { subjectId: to.id, summary })
    return null
  })
  return refusal ?? reply(await readHiddenAreas(exchange))
}

/** A form that has its id of where it stands keeps it, and with it what was sent. */
function withFormIds(layout: Layout, areaId: string): Layout {
  return mapBlocks(layout, (block) =>
    block.type === 'form' && block.value.formId === '' && block.value.fields.length > 0
      ? { ...block, value: { ...block.value, formId: formIdOf(areaId, block) } }
      : block,
  )
}

/** What is not shown, and where it can go. */
async function readHiddenAreas(
  exchange: Pick<Exchange, 'store' | 'services' | 'site' | 'account' | 'visitor'>,
): Promise<HiddenAreas> {
  const { store, services, site } = exchange
  const filled = await readFilledAreas(store)
  if (filled.length === 0) return { areas: [], targets: [] }
  const worn = await services.store.sites.find(site.id)
  const { folder } = await readTemplate(worn?.templateId ?? null, services)
  const isShown = areasOf(folder)
  const hidden = filled.filter(({ id }) => !isShown(id))
  const layouts = await store.layouts.findMany(
    'field',
    hidden.map(({ id }) => id),
  )
  return {
    areas: hidden.map(({ id, forms }) => ({
      id,
      forms,
      ...describe(layouts.get(id)?.layout ?? emptyLayout),
    })),
    targets: hidden.length === 0 ? [] : [...namedAreas(folder, panelLanguageOf(exchange))],
  }
}

/** So much of what stands in an area is told of it, in characters. */
const toldLength = 80

function describe(layout: Layout) {
  const words = wordsOfBlocks(layout).flatMap((block) => block.words.filter(({ kind }) => kind !== 'link'))
  const text = words.map(({ value }) => plainText(value, toldLength)).find((each) => each !== '') ?? ''
  return { blocks: blocksOf(layout).length, words: text }
}
