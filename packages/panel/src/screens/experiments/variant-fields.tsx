import { Button, Group, Input, Stack, Text, TextInput } from '@mantine/core'
import { testVariants } from '@vitrine/domain/experiments/check-experiment'
import { Plus, Trash2 } from 'lucide-react'
import { CountField } from '../../parts/numbers/count-field.tsx'
import classes from './experiments.module.css'
import { hasShares, isWhole, shareEvenly, sumOf, type Variants, withOneMore } from './variants.ts'

interface VariantFieldsProps {
  readonly variants: Variants
  /** What is wrong, by path. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (variants: Variants) => void
}

/** What a test compares, and how visitors are shared out. */
export function VariantFields({ variants, errors, onChange }: VariantFieldsProps) {
  const change = (place: number, part: Partial<Variants[number]>) =>
    onChange(variants.map((variant, at) => (at === place ? { ...variant, ...part } : variant)))
  return (
    <Input.Wrapper
      label="Variants"
      description="The first is what is shown now, and what those see who take part in no test."
      error={errors.variants}
      labelElement="div"
    >
      <Stack gap="xs" mt="xs">
        {variants.map(({ name, percent }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a variant has nothing but its place while its name is typed
          <div key={place} className={classes.variant}>
            <TextInput
              aria-label={`Name of variant ${place + 1}`}
              value={name}
              error={errors[`variants.${place}.name`]}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
            />
            <CountField
              aria-label={`Share of variant ${place + 1} in percent`}
              rightSection="%"
              most={100}
              value={percent}
              onChange={(next) => change(place, { percent: next })}
            />
            <Button
              variant="subtle"
              color="red.9"
              px="xs"
              aria-label={`Remove variant ${place + 1}`}
              disabled={variants.length <= testVariants.least}
              onClick={() => onChange(variants.filter((_, at) => at !== place))}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          </div>
        ))}
        <ShareText variants={variants} />
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            disabled={variants.length >= testVariants.most}
            onClick={() => onChange(withOneMore(variants))}
          >
            Add a variant
          </Button>
          <Button variant="default" size="xs" onClick={() => onChange(shareEvenly(variants))}>
            Share evenly
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}

function ShareText({ variants }: { readonly variants: Variants }) {
  const sum = sumOf(variants)
  const isRight = isWhole(variants) && hasShares(variants)
  return (
    <Text size="sm" role="status" c={isRight ? 'dimmed' : 'var(--mantine-color-error)'}>
      {isRight
        ? 'Together 100%: everybody gets one of them.'
        : isWhole(variants)
          ? 'Each needs at least 1%, or there is nothing to compare.'
          : `Together ${sum}%. They must be 100% together.`}
    </Text>
  )
}
