// Loads a dialog, menu or form together with the look of MUI, which nothing else needs: screens come without it.
import { createElement, type ComponentType, type ReactElement } from 'react'

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** The loader of a component that stands under Look; for lazyScreen. */
export const underLook =
  <P extends object>(load: Load<P>): Load<P> =>
  async () => {
    const [{ Look }, { default: Part }] = await Promise.all([import('./Look.tsx'), load()])
    const Looked = (props: P): ReactElement => createElement(Look, null, createElement(Part, props))
    return { default: Looked }
  }
