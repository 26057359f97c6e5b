// Marks a frame that scrolls while something lies beyond its end, so that nobody takes a number that is cut for the whole. A ref.
export const markCut = (frame: HTMLElement | null): (() => void) | undefined => {
  if (!frame) return undefined
  const look = (): void => {
    const beyond = frame.scrollWidth - frame.clientWidth - Math.abs(frame.scrollLeft)
    frame.toggleAttribute('data-cut', beyond > 1)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(frame)
  for (const each of frame.children) sizes.observe(each)
  frame.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    frame.removeEventListener('scroll', look)
  }
}
