import { Button, EmptyState, Group, Paper, Text } from '@mantine/core'
import { listAuthorsCall } from '@vitrine/contract/content/author-calls'
import { Plus, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import type { Author } from './author.ts'
import { AuthorDialog } from './author-dialog.tsx'

/** Those who write for the site. */
export function AuthorsScreen() {
  const authors = useCall(listAuthorsCall, {})
  const [opened, open] = useState<Author | 'new' | null>(null)
  return (
    <>
      <PageHead
        title="Authors"
        above={<BackLink to="/content">Content</BackLink>}
        actions={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => open('new')}>
            Add author
          </Button>
        }
      />
      <Paper withBorder>
        <Shown of={[authors]} loading="Loading authors">
          {(read) => (
            <>
              {read.authors.length === 0 && (
                <EmptyState
                  py="xl"
                  role="status"
                  icon={<UserRound aria-hidden />}
                  title="No authors yet"
                  description="Whoever begins a post becomes an author. You can add others, with a picture and a few words about them."
                />
              )}
              {read.authors.length > 0 && (
                <CardList label="Authors">
                  {read.authors.map((author) => (
                    <li key={author.id}>
                      <Group p="md" wrap="nowrap">
                        <Thumbnail url={author.avatar?.assetUrl ?? null} size={44} />
                        <div style={{ flex: 1, minWidth: 0 }}>
                          <Text fw={600} size="sm">
                            {author.displayName}
                          </Text>
                          <Text size="xs" c="dimmed" truncate>
                            {author.websiteUrl}
                          </Text>
                        </div>
                        <Button
                          variant="default"
                          size="xs"
                          aria-label={`Edit ${author.displayName}`}
                          onClick={() => open(author)}
                        >
                          Edit
                        </Button>
                      </Group>
                    </li>
                  ))}
                </CardList>
              )}
            </>
          )}
        </Shown>
      </Paper>
      {opened !== null && <AuthorDialog author={opened} onClose={() => open(null)} />}
    </>
  )
}
