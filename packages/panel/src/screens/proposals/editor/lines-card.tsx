import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NumberInput,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { proposalLimits } from '@vitrine/domain/cart/proposals/proposal'
import { Plus, Trash2 } from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import { AmountField } from '../../../parts/amount-field.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import classes from './lines-card.module.css'
import { ProductAdder } from './product-adder.tsx'
import type { DraftProps, Line, Prices } from './proposal-draft.ts'

interface LinesCardProps extends DraftProps {
  readonly prices: Prices | undefined
}

/** What is sold: products at the price that was agreed, and whatever else is written down. */
export function LinesCard({ draft, errors, onChange, prices }: LinesCardProps) {
  const { lines } = draft
  const add = (line: Line) => onChange({ lines: [...lines, line] })
  const addFree = () =>
    add({
      kind: 'free',
      id: newUuid(),
      title: '',
      quantity: 1,
      unitPriceCents: 0,
      isSent: false,
      taxClass: 'standard',
    })
  const isFull = lines.length >= proposalLimits.lines
  return (
    <PanelCard title="Items">
      <Stack>
        <Group align="flex-end" gap="sm">
          <ProductAdder isDisabled={isFull} error={errors.lines} onAdd={add} />
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={isFull}
            onClick={addFree}
          >
            Add something else
          </Button>
        </Group>
        {lines.length > 0 && (
          <ul className={classes.lines}>
            {lines.map((line, place) => (
              <li key={line.id} className={classes.line}>
                <LineFields
                  line={line}
                  priced={prices?.lines.find(({ id }) => id === line.id)}
                  errorAt={(field) => errors[`lines.${place}${field}`]}
                  onChange={(changed) =>
                    onChange({ lines: lines.map((each) => (each === line ? changed : each)) })
                  }
                  onRemove={() => onChange({ lines: lines.filter((each) => each !== line) })}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </PanelCard>
  )
}

interface LineFieldsProps {
  readonly line: Line
  readonly priced: Prices['lines'][number] | undefined
  readonly errorAt: (field: string) => string | undefined
  readonly onChange: (line: Line) => void
  readonly onRemove: () => void
}

function LineFields({ line, priced, errorAt, onChange, onRemove }: LineFieldsProps) {
  const name = line.title || 'this line'
  const problem = errorAt('') ?? priced?.problem
  return (
    <Stack gap="xs">
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <Thumbnail url={priced?.imageUrl ?? null} size={48} />
        <Stack gap="xs" flex={1} miw={0}>
          {line.kind === 'product' ? (
            <ProductWords line={line} priced={priced} />
          ) : (
            <TextInput
              label="What it is"
              maxLength={proposalLimits.title}
              value={line.title}
              error={errorAt('.title')}
              onChange={({ currentTarget }) => onChange({ ...line, title: currentTarget.value })}
            />
          )}
          <Group gap="sm" align="flex-end">
            <NumberInput
              w={100}
              label="Quantity"
              aria-label={`Quantity of ${name}`}
              min={1}
              max={proposalLimits.quantity}
              allowDecimal={false}
              value={line.quantity}
              onChange={(typed) => onChange({ ...line, quantity: Math.max(1, Number(typed || 1)) })}
            />
            <AmountField
              w={150}
              label="Price of one"
              description={line.kind === 'free' ? 'Empty: nothing' : undefined}
              value={line.unitPriceCents}
              onChange={(unitPriceCents) => onChange({ ...line, unitPriceCents })}
            />
            {line.kind === 'free' && (
              <>
                <Select
                  w={150}
                  label="Taxed"
                  data={taxClasses}
                  allowDeselect={false}
                  value={line.taxClass}
                  onChange={(value) =>
                    onChange({
                      ...line,
                      taxClass: taxClasses.find((each) => each.value === value)?.value ?? 'standard',
                    })
                  }
                />
                <Checkbox
                  mb={8}
                  label="Goes into a parcel"
                  checked={line.isSent}
                  onChange={({ currentTarget }) => onChange({ ...line, isSent: currentTarget.checked })}
                />
              </>
            )}
          </Group>
        </Stack>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <div role="status">
        {problem && (
          <Text size="sm" c="red.9">
            {problem}
          </Text>
        )}
      </div>
    </Stack>
  )
}

const taxClasses = [
  { value: 'standard', label: 'As usual' },
  { value: 'reduced', label: 'Reduced' },
  { value: 'exempt', label: 'Not at all' },
] as const satisfies readonly { readonly value: string; readonly label: string }[]

function ProductWords({ line, priced }: Pick<LineFieldsProps, 'priced' | 'line'>) {
  const { money } = useFormat()
  const usual = priced?.usualPriceCents ?? null
  return (
    <div>
      <Text size="sm" fw={600}>
        {priced?.title ?? line.title}
      </Text>
      {priced && priced.variantName !== '' && (
        <Text size="xs" c="dimmed">
          {priced.variantName}
        </Text>
      )}
      {usual !== null && usual !== line.unitPriceCents && (
        <Text size="xs" c="dimmed">
          In the shop: {money(usual)}
        </Text>
      )}
    </div>
  )
}
