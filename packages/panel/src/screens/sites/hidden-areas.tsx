import { Alert, List, Text } from '@mantine/core'
import { readTemplateChangeCall } from '@vitrine/contract/sites/template-calls'
import { useCall } from '../../call/use-call.ts'

interface HiddenAreasProps {
  readonly siteId: string
  readonly templateId: string | null
}

/** Names what visitors no longer see in another template; nothing where all of it is shown. */
export function HiddenAreas({ siteId, templateId }: HiddenAreasProps) {
  const query = templateId === null ? {} : { templateId }
  const known = useCall(readTemplateChangeCall, { params: { siteId }, query }, { isFresh: true })
  const areas = known.data?.hiddenAreas ?? []
  if (areas.length === 0) return null
  return (
    <Alert color="yellow" role="status" title="This template does not show:">
      <List size="sm">
        {areas.map(({ id, forms }) => (
          <List.Item key={id}>
            {forms.length === 0
              ? `What stands in the area “${id}”`
              : `What stands in the area “${id}”, with ${forms.join(', ')}`}
          </List.Item>
        ))}
      </List>
      {areas.some(({ forms }) => forms.length > 0) && (
        <Text size="sm" mt="xs">
          Forms can be put on a page: in the panel under Forms, “All forms”.
        </Text>
      )}
    </Alert>
  )
}
