import type { Collection } from '@vitrine/domain/content/collection'
import type { Theme } from '../theme/theme.ts'

/** Items on a list page when neither owner nor template says. */
const usualPageSize = 20

/** Most items on a list page; templates write 999 to say all. */
const maxPageSize = 200

/** How many items a list page shows. */
export function pageSizeOf({ pageSize, typeName }: Collection, theme: Theme): number {
  const preset = theme.folder.collections.get(typeName)?.conf.pageSize
  const wanted = pageSize ?? (typeof preset === 'number' ? preset : usualPageSize)
  return Math.min(maxPageSize, Math.max(1, Math.trunc(wanted)))
}
