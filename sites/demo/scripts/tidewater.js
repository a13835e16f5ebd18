// What the template adds for those whose browsers run scripts: everything works without it, in one step more.
(() => {
  const tools = document.querySelector('.list-tools')
  if (tools) {
    // By keys a list runs through its choices: it is sent with Enter or when it is left, not at each of them.
    let isRunningThrough = false
    let isWaiting = false
    const send = () => {
      isWaiting = false
      tools.requestSubmit()
    }
    tools.addEventListener('pointerdown', () => {
      isRunningThrough = false
    })
    tools.addEventListener('keydown', ({ target, key }) => {
      isRunningThrough = target.matches('select') && key !== 'Enter'
      if (key === 'Enter' && isWaiting) send()
    })
    tools.addEventListener('change', () => {
      if (isRunningThrough) isWaiting = true
      else send()
    })
    tools.addEventListener('focusout', () => {
      if (isWaiting) send()
    })
  }

  const bar = document.querySelector('[data-buy-bar]')
  const form = bar && document.getElementById(bar.dataset.buyBar)
  if (form && 'IntersectionObserver' in window) {
    // It goes while any of the choices is on the screen, too: it would lie over the one at the bottom.
    new IntersectionObserver(([{ isIntersecting }]) => {
      bar.hidden = isIntersecting
    }).observe(form)
    bar.addEventListener('click', (event) => {
      if (!event.target.closest('button')) return
      const open = [...form.querySelectorAll('.variant-option')].find((option) =>
        option.querySelector('select') ? !option.querySelector('select').value : !option.querySelector('input:checked'),
      )
      if (open) open.scrollIntoView({ block: 'center' })
    })
  }
})()
