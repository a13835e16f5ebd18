import { Grid, Stack } from '@mantine/core'
import { changeProductCall } from '@vitrine/contract/catalogue/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { type FormEvent, lazy, type RefObject, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { ClashDialog } from '../../../parts/clash/clash-dialog.tsx'
import { UnreadFieldsContext, useUnreadFields } from '../../../parts/fields/unread-fields.ts'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { SaveBar } from '../../../parts/save-bar.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import { useMay } from '../../../session/may.ts'
import { ImagesSection } from './images/images-section.tsx'
import classes from './product-editor.module.css'
import { SaveError } from './save-error.tsx'
import { DetailsSection } from './sections/details-section.tsx'
import { StatusSection } from './sections/status-section.tsx'
import type { ShopCollection } from './shop-collections.ts'
import type { ProductEditing } from './use-product-editor.ts'
import { OptionsSection } from './variants/options-section.tsx'
import { VariantsSection } from './variants/variants-section.tsx'

// What stands further down comes after what is seen first.
const LaterSections = lazy(() =>
  import('./sections/later-sections.tsx').then((file) => ({ default: file.LaterSections })),
)
const LastSections = lazy(() =>
  import('./sections/last-sections.tsx').then((file) => ({ default: file.LastSections })),
)
const FilesSection = lazy(() =>
  import('./files/files-section.tsx').then((file) => ({ default: file.FilesSection })),
)

interface ProductEditorProps {
  readonly editing: ProductEditing
  readonly collections: readonly ShopCollection[]
  readonly isLeaving: RefObject<boolean>
  readonly onSaved: (product: Product) => void
}

/** The form of a product, new or not. */
export function ProductEditor({ editing, collections, isLeaving, onSaved }: ProductEditorProps) {
  const { draft, change, errors, state, round } = editing
  const unread = useUnreadFields()
  const isDirty = editing.isDirty || unread.areThere
  const isSaving = state.kind === 'saving'
  const mayChange = useMay(changeProductCall)
  const form = useRef<HTMLFormElement>(null)
  // What is seen first is there first; the rest follows when it was painted.
  const isWhole = useDeferredValue(true, false)
  const isLocked = !mayChange
  const section = { draft, change, errors, isLocked }
  // A matrix of variants takes the whole width; the fields of an only variant do not need it.
  const hasMatrix = draft.options.length > 0 || draft.variants.length > 1

  useEffect(() => {
    if (state.kind === 'refused') focusFirstProblem(form.current)
  }, [state])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isDirty || isSaving) return
    tell(await editing.save())
  }
  const tell = (saved: Product | null) => {
    if (!saved) return
    toastSaved(`${saved.title} was saved`)
    onSaved(saved)
  }

  const discard = () => {
    editing.discard()
    unread.forget()
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate>
      <SaveError state={state} />
      <fieldset className={classes.fields} disabled={isLocked}>
        <legend className={classes.legend}>Product</legend>
        <UnreadFieldsContext value={unread.ofForm}>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 8 }}>
              <Stack gap="lg">
                <DetailsSection {...section} round={round} />
                <ImagesSection {...section} />
                {draft.type === 'digital' && (
                  <Suspense fallback={null}>
                    <FilesSection {...section} />
                  </Suspense>
                )}
                {isWhole && <OptionsSection {...section} />}
                {isWhole && !hasMatrix && <VariantsSection {...section} />}
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Stack gap="lg">
                <StatusSection {...section} />
                {isWhole && (
                  <Suspense fallback={null}>
                    <LaterSections {...section} collections={collections} editing={editing} />
                  </Suspense>
                )}
              </Stack>
            </Grid.Col>
            {isWhole && hasMatrix && (
              <Grid.Col span={12}>
                <VariantsSection {...section} />
              </Grid.Col>
            )}
            {isWhole && (
              <Suspense fallback={null}>
                <LastSections {...section} collections={collections} />
              </Suspense>
            )}
          </Grid>
        </UnreadFieldsContext>
      </fieldset>
      {mayChange && <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />}
      <UnsavedGuard isDirty={isDirty} isSaving={isSaving} isLeaving={isLeaving} />
      <ClashDialog
        clashes={editing.clashes}
        onChoose={(taken) => void editing.settle(taken).then(tell)}
        onClose={() => void editing.settle(null)}
      />
    </form>
  )
}
