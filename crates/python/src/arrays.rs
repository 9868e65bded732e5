//! Arrays of numpy that are written or read in place.

use crate::faults::wrong;
use numpy::{Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

fn typed<'a, 'py, T: Element>(
    array: &'a Bound<'py, PyAny>,
    name: &str,
    type_name: &str,
    shape: &[usize],
) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
    let typed = array
        .cast::<PyArrayDyn<T>>()
        .map_err(|_| PyTypeError::new_err(format!("{name} must be a numpy array of {type_name}")))?;
    if typed.shape() != shape {
        return Err(wrong(format!("{name} must have the shape {shape:?}, not {:?}", typed.shape())));
    }
    if !typed.is_c_contiguous() {
        return Err(wrong(format!("{name} must be contiguous, row after row (order \"C\")")));
    }
    // A slice of memory may begin anywhere, a number may not.
    if !typed.data().is_aligned() {
        return Err(wrong(format!("{name} must be aligned: its memory begins in the middle of a number")));
    }
    Ok(typed)
}

/// An array to write into.
pub(crate) fn writable<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    type_name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let typed = typed::<T>(array, name, type_name, shape)?;
    typed.try_readwrite().map_err(|error| wrong(format!("{name} cannot be written: {error}")))
}

/// An array to read from.
pub(crate) fn readable<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    type_name: &str,
    shape: &[usize],
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let typed = typed::<T>(array, name, type_name, shape)?;
    typed.try_readonly().map_err(|error| wrong(format!("{name} cannot be read: {error}")))
}
