// Whether a key that was pressed is anybody's: nobody types, and no dialog is open. A check box takes no letters.

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]'

export const isFreeKey = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !(target instanceof Element && target.closest(typing)) && document.querySelector('[aria-modal="true"]') === null
}
