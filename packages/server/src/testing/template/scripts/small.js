window.small = true
