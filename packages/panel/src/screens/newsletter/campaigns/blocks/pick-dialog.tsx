import { EmptyState, Modal, Stack, Text, UnstyledButton } from '@mantine/core'
import { listCampaignPicksCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../../call/use-call.ts'
import { SearchBox } from '../../../../parts/lists/search-box.tsx'
import { Shown } from '../../../../parts/reading/shown.tsx'
import { Thumbnail } from '../../../../parts/thumbnail.tsx'
import type { CampaignPick } from '../stored-campaign.ts'
import classes from './blocks.module.css'

interface PickDialogProps {
  readonly kind: CampaignPick['kind']
  readonly title: string
  readonly onChoose: (pick: CampaignPick) => void
  readonly onClose: () => void
}

const emptyText = {
  picture: 'Pictures that are uploaded come here.',
  product: 'Products that visitors see come here.',
  post: 'Posts that visitors see come here.',
} as const

/** The newest pictures, products or posts, and those whose names hold what is looked for. */
export function PickDialog({ kind, title, onChoose, onClose }: PickDialogProps) {
  const [text, setText] = useState('')
  const found = useCall(
    listCampaignPicksCall,
    { query: { kind, ...(text !== '' && { q: text }) } },
    { keepPrevious: true, isFresh: true },
  )
  const picks = found.data?.picks ?? []
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        <SearchBox label="Search by name" text={text} onSearch={setText} />
        <Shown of={[found]} loading="Loading what can be chosen">
          {() => (
            <>
              {picks.length === 0 && (
                <EmptyState
                  role="status"
                  icon={<SearchX aria-hidden />}
                  title={text === '' ? 'Nothing here yet' : 'Nothing found'}
                  description={text === '' ? emptyText[kind] : 'Try other words.'}
                />
              )}
              <ul className={classes.picks} data-kind={kind} aria-label="What can be chosen">
                {picks.map((pick) => (
                  <li key={pick.id}>
                    <UnstyledButton className={classes.pick} onClick={() => onChoose(pick)}>
                      <Thumbnail url={pick.pictureUrl} size={kind === 'picture' ? 120 : 48} />
                      <span className={classes.words}>
                        <Text size="sm" fw={550} truncate>
                          {pick.title}
                        </Text>
                        {pick.detail !== '' && (
                          <Text size="xs" c="dimmed">
                            {pick.detail}
                          </Text>
                        )}
                        {!pick.isVisible && (
                          <Text size="xs" c="dimmed">
                            Visitors do not see it
                          </Text>
                        )}
                      </span>
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Shown>
      </Stack>
    </Modal>
  )
}
