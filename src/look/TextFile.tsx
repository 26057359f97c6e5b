// A text that a file holds, picked instead of pasted: read here, never sent as a file.
import { useId } from 'react'
import './textFile.css'

export interface TextFileProps {
  readonly label: string
  readonly onText: (text: string) => void
}

export const TextFile = ({ label, onText }: TextFileProps) => {
  const id = useId()
  return (
    <p className="textFile">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        // The same file, put right meanwhile, may be chosen once more.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target }) => void target.files?.[0]?.text().then(onText)}
      />
    </p>
  )
}
