import { Component, type ReactNode } from 'react'

type Props = {
  /** What is drawn: with another one, drawing is tried again. */
  of: unknown
  fallback: ReactNode
  children: ReactNode
}
type State = { of: unknown; hasFailed: boolean }

/** Keeps the chat alive where part of an answer can't be drawn. */
export class AnswerBoundary extends Component<Props, State> {
  override state: State = { of: undefined, hasFailed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: Props, before: State): State | null {
    return of === before.of ? null : { of, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
