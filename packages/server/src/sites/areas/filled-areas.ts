import { blocksOf } from '@vitrine/domain/content/layout'
import { contentOf, formName } from '@vitrine/domain/forms/form'
import type { SiteStore } from '@vitrine/store/store'

/** An area of a template with something in it, and the names of the forms among that. */
interface FilledArea {
  readonly id: string
  readonly forms: string[]
}

/** The areas of templates that hold content, whichever template has them. */
export async function readFilledAreas({
  layouts,
  forms,
}: Pick<SiteStore, 'layouts' | 'forms'>): Promise<FilledArea[]> {
  const ids = (await layouts.owners()).filter(({ kind }) => kind === 'field').map(({ id }) => id)
  const stored = await layouts.findMany('field', ids)
  const placed = await forms.list()
  return ids
    .filter((id) => {
      const area = stored.get(id)
      return area !== undefined && blocksOf(area.layout).length > 0
    })
    .map((id) => ({
      id,
      forms: placed
        .filter(({ place }) => place?.kind === 'field' && place.id === id)
        .map((form) => formName(contentOf(form))),
    }))
}
