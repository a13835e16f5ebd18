import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { VitrineWindow } from '../insight/give-globals.ts'
import { contextAt } from '../shop-call/page-context.ts'
import { createExperiments, type Experiments } from './create-experiments.ts'
import { exposureEvent } from './exposure-event.ts'
import { sessionUnit } from './session-unit.ts'

/**
 * Runs in the head of pages that have experiments, before anything is drawn: scripts of the template ask from their first line on, and of the
 * elements with `data-experiment` and `data-variant` each visitor sees those of their variant alone.
 */
export function startExperiments(
  root: Document = document,
  page: VitrineWindow = window as VitrineWindow,
): void {
  const shown = contextAt('experiments')
  const unit = sessionUnit(shown)
  const experiments = createExperiments({
    shown,
    unit,
    onExposure: (detail) => root.dispatchEvent(new CustomEvent(exposureEvent, { detail })),
  })
  page.vitrine = { ...page.vitrine, experiments }
  // The page stays as it is; what was kept goes at once.
  addEventListener('vitrine:consent', () => void sessionUnit(shown))
  // To lay out a page is not to show a variant: these answers are told to nobody.
  showVariants(root, shown, createExperiments({ shown, unit }))
  const look = () => tellShown(root, shown, experiments)
  if (root.readyState === 'loading') root.addEventListener('DOMContentLoaded', look, { once: true })
  else look()
  root.addEventListener('vitrine:content', look)
}

/** Rules for what the parser will find. Of what is shown they say nothing but that it is, so that rules of the template hold for it. */
function showVariants(root: Document, shown: unknown, experiments: Experiments): void {
  const rules = namesIn(shown).flatMap((name) => {
    const variant = variantIn(experiments, shown, name)
    if (variant === null) return []
    const all = `[data-experiment="${CSS.escape(name)}"]`
    const own = `[data-variant="${CSS.escape(variant)}"]`
    return [
      `${all}[data-variant]:not(${own}){display:none!important}:where(${all}${own}[hidden]){display:block}`,
    ]
  })
  if (rules.length === 0) return
  const style = root.createElement('style')
  style.dataset.name = 'experiments'
  style.textContent = rules.join('')
  root.head.append(style)
}

/** Shows what was written as hidden for those without scripts, and notes that a variant stands on the page. */
function tellShown(root: Document, shown: unknown, experiments: Experiments): void {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-experiment][data-variant]')]
  for (const name of namesIn(shown)) {
    const elements = marked.filter(({ dataset }) => dataset.experiment === name)
    const variant = elements.length === 0 ? null : variantIn(experiments, shown, name)
    if (variant === null) continue
    for (const element of elements) element.hidden = element.dataset.variant !== variant
  }
}

/** Null where the experiment is not as it should be: then the page stays as it was written. */
function variantIn(experiments: Experiments, shown: unknown, name: string): string | null {
  const found = listOf(shown).find((each) => each.name === name)
  const variant =
    found?.experimentType === 'feature-toggle'
      ? String(experiments.isEnabled(name))
      : experiments.variantOf(name)
  return experiments.contexts().some((each) => each.name === name && each.containsError !== '')
    ? null
    : variant
}

function namesIn(shown: unknown): readonly string[] {
  return listOf(shown).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
}

function listOf(shown: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(shown) ? shown.filter(isRecord) : []
}
