import { Alert, Button, Group, List, Menu, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { listHiddenAreasCall, moveHiddenAreaCall } from '@vitrine/contract/website/hidden-area-calls'
import { listLayoutsCall, readLayoutCall } from '@vitrine/contract/website/layout-calls'
import { ChevronDown } from 'lucide-react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { useMay } from '../../session/may.ts'

type Target = ReplyOf<typeof listHiddenAreasCall>['targets'][number]

/** What stands in areas that the template does not have, each with a way to one that it has; nothing where all is shown. */
export function HiddenAreasCard() {
  const known = useCall(listHiddenAreasCall, {})
  const mayMove = useMay(moveHiddenAreaCall)
  const change = useChange({
    stale: [listHiddenAreasCall, listLayoutsCall, readLayoutCall],
    goOn: () => document.querySelector<HTMLElement>('h1')?.focus(),
  })
  const refusal = refusalIn(change)
  const { areas = [], targets = [] } = known.data ?? {}
  if (areas.length === 0) return null
  const nameOf = ({ id, label }: Target) =>
    targets.some((each) => each.label === label && each.id !== id) ? `${label} (${id})` : label
  const move = (areaId: string, to: Target) =>
    void change.send(
      () => call(moveHiddenAreaCall, { params: { areaId }, body: { to: to.id } }),
      `The blocks stand in the area “${nameOf(to)}” now`,
    )
  return (
    <PanelCard title="Not shown by your template">
      <Text size="sm" c="dimmed" mb="sm">
        These blocks stand in areas that your template does not have. They are shown again with the template
        that has them, or once they are moved to another area.
      </Text>
      <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
      <List listStyleType="none" spacing="sm">
        {areas.map(({ id, blocks, words, forms }) => (
          <List.Item key={id}>
            <Group justify="space-between" wrap="wrap">
              <div>
                <Text size="sm" fw={600}>
                  {blocks === 1 ? `${id}: one block` : `${id}: ${blocks} blocks`}
                </Text>
                <Text size="sm">{[words, ...forms].filter(Boolean).join(' · ')}</Text>
              </div>
              {mayMove && targets.length > 0 && (
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button
                      variant="default"
                      loading={change.state.kind === 'saving'}
                      aria-label={`Move the blocks of ${id} to…`}
                      rightSection={<ChevronDown size={16} aria-hidden />}
                    >
                      Move to…
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {targets.map((target) => (
                      <Menu.Item key={target.id} onClick={() => move(id, target)}>
                        {nameOf(target)}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
      {targets.length === 0 && (
        <Text size="sm" mt="sm">
          Your template has no area to which they could be moved. Forms can be put on a page under Forms.
        </Text>
      )}
    </PanelCard>
  )
}
