// The whole of a masked value, in place of its mask.
import { useEffect, useRef } from 'react'
import { Copyable } from '../look/Copyable.tsx'

export const Whole = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const place = useRef<HTMLSpanElement>(null)
  // The button that was pressed is gone: who works by keys goes on here.
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <span ref={place} className="whole">
      <Copyable value={value} label={label} monospaced>
        {value}
      </Copyable>
    </span>
  )
}
