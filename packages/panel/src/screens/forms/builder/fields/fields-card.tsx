import { Alert, Stack, Text } from '@mantine/core'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { useRef } from 'react'
import classes from '../../../../parts/builder/builder.module.css'
import { BuilderPalette } from '../../../../parts/builder/builder-palette.tsx'
import { useFocusOn } from '../../../../parts/builder/use-focus-on.ts'
import { moveItem } from '../../../../parts/lists/move-item.ts'
import { OrderList } from '../../../../parts/order/order-list.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useSession } from '../../../../session/session.ts'
import type { BuilderCardProps } from '../builder-card.ts'
import { conditionProblems } from '../conditions/condition-problems.ts'
import { errorOf } from '../error-of.ts'
import { copyOfField, type FieldType, fieldKinds, newField, paletteGroups } from '../field-kinds.ts'
import { FieldRow } from './field-row.tsx'

interface FieldsCardProps extends BuilderCardProps {
  /** Called when fields have other places: what is wrong is named by place. */
  readonly onOrder: () => void
  /** The field that is open; null for none. */
  readonly openId: string | null
  readonly onOpen: (id: string | null) => void
}

/** Most fields of a form (`formContentFields` of the domain). */
const mostFields = 60

const groups = paletteGroups.map(({ label, types }) => ({
  label,
  kinds: types.map((kind) => ({ kind, ...fieldKinds[kind] })),
}))

/** The fields of the form in their order, and the kinds that can be added. */
export function FieldsCard(props: FieldsCardProps) {
  const { values, change, turn, onOrder, openId, onOpen } = props
  const { fields } = values
  const { site } = useSession()
  const errors = { ...conditionProblems(fields), ...props.errors }
  const list = useRef<HTMLDivElement>(null)
  const focus = useFocusOn(list)

  const reorder = (next: readonly FormField[]) => {
    change({ fields: copied(next) })
    onOrder()
  }
  const add = (type: FieldType) => insert(newField(type, fields, site), fields.length)
  const insert = (field: FormField, place: number) => {
    reorder([...fields.slice(0, place), field, ...fields.slice(place)])
    onOpen(field.id)
    focus.on(`[data-row="${field.id}"] input:not([type="hidden"])`)
  }
  const remove = (place: number) => {
    reorder(fields.filter((_, each) => each !== place))
    const next = fields[place + 1] ?? fields[place - 1]
    focus.on(next ? `[data-row="${next.id}"] [data-row-toggle]` : '[data-palette] button')
  }
  const set = (place: number, some: Partial<FormField>, key: string) => {
    // What was open because something is wrong with it stays open when that is mended.
    onOpen(fields[place]?.id ?? null)
    change(
      { fields: copied(fields.map((field, each) => (each === place ? { ...field, ...some } : field))) },
      `fields.${fields[place]?.id}.${key}`,
    )
  }
  const whole = errorOf(errors, 'fields')

  return (
    <PanelCard title="Fields">
      <Stack ref={list}>
        {whole !== undefined && <Alert color="red">{whole}</Alert>}
        {fields.length === 0 && (
          <Text size="sm" c="dimmed" role="status">
            No fields yet. Choose what to ask for.
          </Text>
        )}
        <OrderList<FormField>
          label="Fields in their order"
          items={fields}
          keyOf={({ id }) => id}
          nameOf={nameOfField}
          onMove={(from, to) => reorder(moveItem(fields, from, to))}
          className={classes.list}
        >
          {(field, place, grip) => (
            <FieldRow
              key={`${field.id}-${turn}`}
              field={field}
              earlier={fields.slice(0, place)}
              name={nameOfField(field, place)}
              grip={grip}
              errors={errorsOfField(errors, place)}
              isOpen={openId === field.id}
              onToggle={() => onOpen(openId === field.id ? null : field.id)}
              onChange={(some, key) => set(place, some, key)}
              onDuplicate={() => insert(copyOfField(field, fields), place + 1)}
              onRemove={() => remove(place)}
            />
          )}
        </OrderList>
        <BuilderPalette
          label="Add a field"
          groups={groups}
          fullText={fields.length >= mostFields ? `A form has at most ${mostFields} fields.` : null}
          onAdd={add}
        />
      </Stack>
    </PanelCard>
  )
}

function nameOfField({ title, type }: FormField, place: number): string {
  return title.trim() || `${fieldKinds[type].label} ${place + 1}`
}

/** What is wrong with a field, by the path in it. */
function errorsOfField(
  errors: Readonly<Record<string, unknown>>,
  place: number,
): Readonly<Record<string, string>> {
  const start = `fields.${place}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith(start) && typeof error === 'string' ? [[path.slice(start.length), error]] : [],
    ),
  )
}

/** Fields as a draft has them. */
function copied(fields: readonly FormField[]) {
  return fields.map(({ shownIf, accepts, ...field }) => ({
    ...field,
    options: [...field.options],
    ...(accepts && { accepts: [...accepts] }),
    ...(shownIf && { shownIf: shownIf.map((condition) => ({ ...condition })) }),
  }))
}
