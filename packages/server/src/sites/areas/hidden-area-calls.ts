import type { ReplyOf } from '@vitrine/contract/call'
import type { listHiddenAreasCall, moveHiddenAreaCall } from '@vitrine/contract/website/hidden-area-calls'
import { wordsOfBlocks } from '@vitrine/domain/content/block-words'
import { joinLayouts } from '@vitrine/domain/content/join-layouts'
import { blocksOf, emptyLayout, type Layout, mapBlocks } from '@vitrine/domain/content/layout'
import { formIdOf } from '@vitrine/domain/forms/form'
import { checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import { plainText } from '@vitrine/site/html/escape'
import { areasOf, namedAreas } from '@vitrine/site/templates/areas-of-template'
import { rollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { themeOf } from '../../website/pages/theme-of.ts'
import { type LayoutChange, type SaveLayoutResult, saveLayout } from '../../website/save-layout.ts'
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
  const move = { from: params.areaId, to: body.to }
  const mayWriteCode = account?.roles.includes('admin') ?? false
  const moving = { mayWriteCode, nowMs: services.clock() }
  const refusal = await store.transaction(async (tables) => {
    const outcome = await moveBlocks(tables, move, moving)
    if (outcome === 'moved-already') return null
    if (!outcome.ok)
      return rollBack(refuse('fields-wrong', Object.values(outcome.errors)[0] ?? checkFieldsText))
    const summary = `Moved the blocks of the area ${move.from} to ${move.to}`
    await recordAuditEntry(tables, exchange, { subjectId: move.to, summary })
    return null
  })
  return refusal ?? reply(await readHiddenAreas(exchange))
}

/** Moves all blocks of an area beneath those of another, in a transaction, which keeps nothing of it where either is refused. */
async function moveBlocks(
  tables: SiteTables,
  { from, to }: { readonly from: string; readonly to: string },
  moving: Pick<LayoutChange, 'mayWriteCode' | 'nowMs'>,
): Promise<SaveLayoutResult | 'moved-already'> {
  // Who saves one of the two, or moves another to the same, waits.
  await tables.site.lock()
  const [left, taking] = [{ kind: 'field', id: from } as const, { kind: 'field', id: to } as const]
  const [source, target] = [await tables.layouts.find(left), await tables.layouts.find(taking)]
  if (!source || blocksOf(source.layout).length === 0) return 'moved-already'
  const input = joinLayouts(target?.layout ?? emptyLayout, withFormIds(source.layout, from))
  // First where they come to: a form that stands there is not left without a place.
  const saved = await saveLayout(tables, taking, { ...moving, input, known: target, moved: source.layout })
  return saved.ok ? saveLayout(tables, left, { ...moving, input: emptyLayout, known: source }) : saved
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
  exchange: Pick<Exchange, 'store' | 'site' | 'account' | 'visitor' | 'view' | 'origin'>,
): Promise<HiddenAreas> {
  const { store } = exchange
  const filled = await readFilledAreas(store)
  if (filled.length === 0) return { areas: [], targets: [] }
  const { folder } = await themeOf(exchange)
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
