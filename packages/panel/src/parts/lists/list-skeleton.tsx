import { Group, Skeleton, Stack } from '@mantine/core'

const rows = [0, 1, 2, 3, 4, 5]

/** Grey bars where a list is about to be. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Stack p="md" gap="lg" role="status" aria-label={label}>
      {rows.map((row) => (
        <Group key={row} wrap="nowrap">
          <Skeleton h={40} w={40} radius="md" flex="none" />
          <Skeleton h={12} flex={1} />
          <Skeleton h={12} w="20%" />
        </Group>
      ))}
    </Stack>
  )
}
