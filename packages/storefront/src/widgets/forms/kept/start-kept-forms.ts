import { keptForms } from './kept-forms-selector.ts'

/** Loads what keeps the entries of forms, on pages that have some. */
export function startKeptForms(root: Document): void {
  const start = async () => {
    if (root.querySelector(keptForms) === null) return
    const { keepForms } = await import('./keep-forms.ts')
    keepForms(root)
  }
  void start()
  root.addEventListener('vitrine:content', () => void start())
}
