import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import { RefreshCw, Trash2 } from 'lucide-react'
import { showSize } from '../../../../format/show-size.ts'
import { ChooseFile } from '../../../../parts/files/choose-files.tsx'
import { moveItem } from '../../../../parts/lists/move-item.ts'
import { OrderList } from '../../../../parts/order/order-list.tsx'
import { removeRow } from '../../../../parts/rows/row-focus.ts'
import classes from '../images/images.module.css'

interface FileListProps {
  readonly files: readonly DigitalFile[]
  readonly isLocked: boolean
  readonly onChange: (files: readonly DigitalFile[]) => void
  /** Sends the next version of a file; its buyers get that one from then on. */
  readonly onReplace: (file: DigitalFile, next: File) => void
}

/** The files in the order in which buyers see them. */
export function FileList({ files, isLocked, onChange, onReplace }: FileListProps) {
  if (files.length === 0) return null
  return (
    <OrderList
      label="Files in their order"
      items={files}
      keyOf={({ id }) => id}
      nameOf={({ filename }) => filename}
      onMove={(from, to) => onChange(moveItem(files, from, to))}
      className={classes.images}
      rowClassName={classes.image}
    >
      {(file, index, grip) => (
        <>
          {grip}
          <Stack gap={0} flex={1} miw={0}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {file.filename}
            </Text>
            <Text size="xs" c="dimmed">
              {showSize(file.bytes)}
            </Text>
          </Stack>
          <Group gap={4} wrap="nowrap">
            <ChooseFile onFile={(next) => onReplace(file, next)} isLocked={isLocked}>
              {(button) => (
                <ActionIcon {...button} variant="default" size="lg" aria-label={`Replace ${file.filename}`}>
                  <RefreshCw size={16} aria-hidden />
                </ActionIcon>
              )}
            </ChooseFile>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Remove ${file.filename}`}
              onClick={(event) => removeRow(event, () => onChange(files.toSpliced(index, 1)))}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </>
      )}
    </OrderList>
  )
}
