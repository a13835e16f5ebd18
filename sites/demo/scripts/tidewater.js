// What the template adds for those whose browsers run scripts: everything works without it, in one step more.
(() => {
  // The bars of a phone take the colour of the look.
  const bars = document.querySelector('meta[name="theme-color"]')
  if (bars) bars.content = getComputedStyle(document.documentElement).backgroundColor

  // A list that is arranged anew is a page of its own: the focus comes back to what was used, where it stood, and the new count is said.
  const placeKey = 'list-place'
  const keepPlace = (element, selector) => {
    try {
      sessionStorage.setItem(placeKey, JSON.stringify({ selector, top: element.getBoundingClientRect().top }))
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  }
  const takePlace = () => {
    try {
      const kept = sessionStorage.getItem(placeKey)
      sessionStorage.removeItem(placeKey)
      return JSON.parse(kept)
    } catch {
      return null
    }
  }
  const comeBack = () => {
    const place = takePlace()
    const control = place && document.querySelector(place.selector)
    if (!control) return
    control.focus({ preventScroll: true })
    scrollBy({ top: control.getBoundingClientRect().top - place.top, behavior: 'instant' })
    // A status says what comes into it later, not what it came with.
    setTimeout(() => {
      document.querySelector('[data-list-told]').textContent =
        document.querySelector('[data-list-count]').textContent
    }, 300)
  }

  const tools = document.querySelector('.list-tools')
  if (tools) {
    // By keys a list runs through its choices: it is sent with Enter or when it is left, not at each of them.
    let isRunningThrough = false
    let isWaiting = false
    const send = (control) => {
      isWaiting = false
      keepPlace(control, `[name="${control.name}"]`)
      tools.requestSubmit()
    }
    tools.addEventListener('pointerdown', () => {
      isRunningThrough = false
    })
    tools.addEventListener('keydown', ({ target, key }) => {
      isRunningThrough = target.matches('select') && key !== 'Enter'
      if (key === 'Enter' && isWaiting) send(target)
    })
    tools.addEventListener('change', ({ target }) => {
      if (isRunningThrough) isWaiting = true
      else send(target)
    })
    tools.addEventListener('focusout', ({ target, relatedTarget }) => {
      if (isWaiting) send(relatedTarget?.name && tools.contains(relatedTarget) ? relatedTarget : target)
    })
    document.addEventListener('click', (event) => {
      const link = event.target.closest('.category-filter a, .list-count a')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      keepPlace(link, link.matches('.list-count a') ? '[name="sort"]' : '.category-filter [aria-current]')
    })
    comeBack()
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
