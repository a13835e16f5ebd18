/**
 * Calls `act` when somebody presses beside what stands in a dialog. Who selects text by a drag that ends there clicks on the dialog, too,
 * and does not mean it.
 */
export function onPressBeside(dialog: HTMLDialogElement, act: (press: MouseEvent) => void): void {
  let pressed: EventTarget | null = dialog
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', (press) => {
    const isBeside = press.target === dialog && pressed === dialog
    pressed = dialog
    if (isBeside) act(press)
  })
}
