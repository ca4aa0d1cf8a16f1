import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkExtra } from '../state/thunkExtra';
import type { DeskState } from './deskStore';

/** A selector of a slice that the desk's store does not have is a type error here. */
export const useDeskSelector = useSelector.withTypes<DeskState>();
export const useDeskDispatch = useDispatch.withTypes<ThunkDispatch<DeskState, ThunkExtra, UnknownAction>>();
