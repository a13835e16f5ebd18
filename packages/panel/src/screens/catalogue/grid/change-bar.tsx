import { Button, Group, Popover, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { type PriceChange, readPriceChange } from '@vitrine/domain/catalogue/grid/change-price'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { ArrowDownToLine, Percent, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { changePrices, type GridRange, isPrice } from './rules/change-range.ts'
import type { GridSite } from './rules/grid-line.ts'
import type { useGrid } from './use-grid.ts'

interface ChangeBarProps {
  readonly grid: Pick<ReturnType<typeof useGrid>, 'lines' | 'change' | 'stepCount'>
  readonly range: GridRange | null
  readonly site: GridSite
  readonly onFill: (range: GridRange) => void
  readonly onTakeBack: () => void
}

/** What can be done to the chosen cells. */
export function ChangeBar({ grid, range, site, onFill, onTakeBack }: ChangeBarProps) {
  const { lines, change, stepCount } = grid
  // Pressing a button takes the choice away from the sheet; what was chosen last is meant.
  const [lastRange, setLastRange] = useState(range)
  if (range && range !== lastRange) setLastRange(range)
  const chosen = range ?? lastRange
  const hasPrices = chosen?.fields.some(isPrice) ?? false
  return (
    <Group px="md" pb="sm" gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<ArrowDownToLine size={14} aria-hidden />}
        disabled={!chosen || chosen.toLine === chosen.fromLine}
        onClick={() => chosen && onFill(chosen)}
      >
        Fill down
      </Button>
      <PriceButton
        isOffered={hasPrices}
        site={site}
        onChange={(sum) => chosen && change(changePrices(lines, chosen, sum, site))}
      />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Undo2 size={14} aria-hidden />}
        disabled={stepCount === 0}
        onClick={onTakeBack}
      >
        Take back
      </Button>
    </Group>
  )
}

interface PriceButtonProps {
  readonly isOffered: boolean
  readonly site: GridSite
  readonly onChange: (change: PriceChange) => void
}

function PriceButton({ isOffered, site, onChange }: PriceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [ending, setEnding] = useState('95')
  const digits = digitsOf(site.currency)
  const change = readPriceChange(text, digits)
  const apply = (sum: PriceChange) => {
    onChange(sum)
    setOpen(false)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around is that of the whole grid.
    event.preventDefault()
    if (change) apply(change)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Percent size={14} aria-hidden />}
          disabled={!isOffered}
          onClick={() => setOpen(!isOpen)}
        >
          Change prices
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <TextInput
            label="Change by"
            description="Such as +10 %, -2 or * 1.2"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={enter}
            error={text !== '' && !change ? 'Write +10 %, -2 or * 1.2' : undefined}
            data-autofocus
          />
          <Button size="compact-sm" disabled={!change} onClick={() => change && apply(change)}>
            Change chosen prices
          </Button>
          {digits === 2 && (
            <>
              <SegmentedControl
                size="xs"
                aria-label="Ending of prices"
                data={['95', '99', '90', '50', '00'].map((each) => ({ value: each, label: `.${each}` }))}
                value={ending}
                onChange={setEnding}
              />
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => apply({ kind: 'ending', cents: Number(ending), unitCents: 100 })}
              >
                Round chosen prices to .{ending}
              </Button>
            </>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
