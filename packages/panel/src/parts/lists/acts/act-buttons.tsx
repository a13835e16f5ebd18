import { Button, Menu } from '@mantine/core'
import type { ListAct } from '@vitrine/domain/lists/list-description'
import { ChevronDown } from 'lucide-react'
import { useIsPhone } from '../../use-is-phone.ts'

interface ActButtonsProps {
  readonly acts: readonly (Pick<ListAct, 'isLoss'> & { readonly key: string; readonly label: string })[]
  readonly onChoose: (key: string) => void
}

/** The acts of a selection: the first ones as buttons, the others in a menu. The key of what a screen is there for presses nothing that loses something. */
export function ActButtons({ acts, onChoose }: ActButtonsProps) {
  const isPhone = useIsPhone()
  const size = isPhone ? 'xs' : 'sm'
  const count = buttonCount(acts.length, isPhone)
  return (
    <>
      {acts.slice(0, count).map(({ key, label, isLoss = false }, place) => (
        <Button
          key={key}
          size={size}
          variant={place === 0 && !isLoss ? 'filled' : 'default'}
          onClick={() => onChoose(key)}
          data-primary={(place === 0 && !isLoss) || undefined}
        >
          {label}
        </Button>
      ))}
      {count < acts.length && (
        <Menu position="top-end" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button size={size} variant="default" rightSection={<ChevronDown size={14} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {acts.slice(count).map(({ key, label }) => (
              <Menu.Item key={key} onClick={() => onChoose(key)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}

/** How many acts are buttons; a menu with a single act would save no room. */
function buttonCount(acts: number, isPhone: boolean): number {
  const most = isPhone ? 1 : 4
  return acts <= most + 1 ? acts : most
}
