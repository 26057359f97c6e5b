// The one table: semantic, dense; wider than the screen it scrolls inside its own frame.
import type { ComponentProps } from 'react'
import './list.css'

export const DenseTable = (props: ComponentProps<'table'>) => <table {...props} className="denseTable" />
