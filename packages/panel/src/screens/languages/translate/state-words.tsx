import {
  type Progress,
  stateLabels,
  type TextState,
  type TranslationKind,
  wholeState,
} from '@vitrine/domain/languages/translation'
import { StatusBadge } from '../../../parts/status-badge.tsx'

/** What can be translated, by the words of owners. */
export const kindLabels: Readonly<Record<TranslationKind, string>> = {
  page: 'Page',
  item: 'Content item',
  product: 'Product',
  area: 'Area of the template',
  form: 'Form',
  menu: 'Menu',
  site: 'Whole site',
  mail: 'Mail',
}

const tones = { missing: 'calm', outdated: 'due', translated: 'good' } as const

/** How far one text is. */
export function StateBadge({ state }: { readonly state: TextState }) {
  return <StatusBadge tone={tones[state]}>{stateLabels[state]}</StatusBadge>
}

/** How far the texts of something are together. */
export function ProgressBadge(progress: Progress) {
  const { missing, outdated, translated } = progress
  const all = missing + outdated + translated
  const state = wholeState(progress)
  if (state === 'translated') return <StateBadge state={state} />
  if (state === 'outdated')
    return <StatusBadge tone={tones[state]}>{`${outdated} of ${all} outdated`}</StatusBadge>
  if (missing === all) return <StateBadge state={state} />
  return <StatusBadge tone="due">{`${missing} of ${all} not translated`}</StatusBadge>
}
