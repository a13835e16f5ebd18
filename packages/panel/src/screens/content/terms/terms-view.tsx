import { SimpleGrid } from '@mantine/core'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import { inTree } from '@vitrine/domain/content/categories/change-tree'
import { useCall } from '../../../call/use-call.ts'
import { Shown } from '../../../parts/reading/shown.tsx'
import { AddCategory } from './add-category.tsx'
import { TermList } from './term-list.tsx'

interface TermsViewProps {
  readonly collectionId: string
  readonly onFind: (kind: 'category' | 'tag', term: string) => void
}

/** The categories of a collection as a tree, and its tags: renamed, merged, moved, removed. */
export function TermsView({ collectionId, onFind }: TermsViewProps) {
  const terms = useCall(listTermsCall, { params: { collectionId } })
  return (
    <Shown of={[terms]} loading="Loading categories and tags">
      {({ categories, tags }) => (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <TermList
            kind="category"
            title="Categories"
            collectionId={collectionId}
            terms={inTree(categories)}
            emptyText="No categories yet. Posts that stand in one of several subjects are found by them."
            foot={<AddCategory collectionId={collectionId} categories={inTree(categories)} />}
            onFind={onFind}
          />
          <TermList
            kind="tag"
            title="Tags"
            collectionId={collectionId}
            terms={tags.map((tag) => ({ ...tag, parent: null, depth: 0 }))}
            emptyText="No tags yet. Give them to posts, and they show here."
            foot={null}
            onFind={onFind}
          />
        </SimpleGrid>
      )}
    </Shown>
  )
}
