import { Anchor, List } from '@mantine/core'
import { createProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { useMay } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { siteFrontHref } from '../../session/site-href.ts'

/** Ways to what an owner does most. */
export function FirstSteps() {
  const session = useSession()
  const mayCreate = useMay(createProductCall)
  return (
    <PanelCard title="Go to">
      <List listStyleType="none" spacing={6} size="sm">
        {mayCreate && (
          <List.Item>
            <LinkText to="/products/new" size="sm">
              Add a product
            </LinkText>
          </List.Item>
        )}
        <List.Item>
          <Anchor href={siteFrontHref(session)} target="_blank" rel="noreferrer" size="sm">
            See the shop as visitors do
          </Anchor>
        </List.Item>
      </List>
    </PanelCard>
  )
}
